import { createContext } from 'react';

/** Name of the product; empty when nobody named it. */
export const ProductContext = createContext('');
