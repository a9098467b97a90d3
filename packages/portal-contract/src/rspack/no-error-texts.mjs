/* In the place of the federation library's table of error texts: an error names its number and where that is explained. */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
