import type { AcceptanceCode } from '@portal/domain';
import type { TestPortal } from '../../../test/portal';
import { putInto, currentRound } from '../../../test/evaluations';

/** Issues the final report of the current round of the only facility, skipping all steps before it. */
export const record =
  (portal: TestPortal, id: string, token: string) =>
  async (acceptance: AcceptanceCode, configuration?: object): Promise<number> => {
    await putInto(portal, await currentRound(portal), 'waiting_final_report');
    const { status } = await portal.callApi('POST /national-facility/:id/edit/initial-acceptance', {
      params: { id },
      body: { acceptance, configuration },
      token,
    });
    return status;
  };
