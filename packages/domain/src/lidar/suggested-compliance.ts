import type { ComplianceCode } from '../types/type-lists';

/** A computed evaluation. Each bit of the code is a statement that is true; 0 means that all criteria are met. */
export interface SuggestedCompliance {
  compliance: ComplianceCode;
  code: number;
}

export interface SuggestedGroup extends SuggestedCompliance {
  name: string;
}

export interface SuggestedWavelength extends SuggestedCompliance {
  name: string;
  channel_groups: SuggestedGroup[];
}

/** The evaluation on the channels, with the three wavelengths and their groups behind it. */
export interface SuggestedChannelCompliance extends SuggestedCompliance {
  wavelengths: SuggestedWavelength[];
}
