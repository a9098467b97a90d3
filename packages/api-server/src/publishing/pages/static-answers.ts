/** A point with the beam of a lidar above it, in the colours of the portal. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0b2a5b"/><path d="M16 24 10 6h12z" fill="#3ecf7a"/><circle cx="16" cy="24" r="3" fill="#fff"/></svg>`;
