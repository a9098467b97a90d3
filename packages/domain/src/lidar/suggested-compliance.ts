import type { ComplianceCode } from '../types/type-lists';

/** A computed compliance. Each set bit of the code is a failed criterion; 0 means that all criteria are met. */
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

export interface SuggestedChannelCompliance extends SuggestedCompliance {
  wavelengths: SuggestedWavelength[];
}
