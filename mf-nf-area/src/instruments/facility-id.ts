import { createContext, use } from 'react';

/** Id of the facility whose instruments are listed. */
export const FacilityId = createContext('');

/** Id of the facility whose instruments are listed. */
export const useFacilityId = () => use(FacilityId);
