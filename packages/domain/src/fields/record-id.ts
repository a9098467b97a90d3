const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a record id. */
export const isRecordId = (id: string) => RECORD_ID.test(id);
