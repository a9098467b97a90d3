import { createContext } from 'react';

/** Name of the product; empty by default. */
export const ProductContext = createContext('');
