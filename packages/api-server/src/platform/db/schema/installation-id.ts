/** The id of the only row of settings of the installation, which exists from the first save on. */
export const INSTALLATION_ID = '00000000-0000-4000-8000-000000000001';
