/** Ids of records are random UUIDs; anything else cannot belong to a record. */
const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a record at all. */
export const isRecordId = (id: string) => RECORD_ID.test(id);
