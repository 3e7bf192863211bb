/** Text for HTML, between tags or as an attribute in double quotes; for XML, too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
