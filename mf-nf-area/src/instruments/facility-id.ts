import { createContext, use } from 'react';

/** Id of the facility that the listed instruments belong to. */
export const FacilityId = createContext('');

/** Id of the facility that the listed instruments belong to. */
export const useFacilityId = () => use(FacilityId);
