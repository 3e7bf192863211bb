/** Which section the address names; what is none is the first one. */
export const readSettingsSearch = ({ section }: Record<string, unknown>): { section?: string } =>
  typeof section === 'string' ? { section } : {}
