/* Replaces the federation library's table of error texts: errors contain a number and a link to its explanation. */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
