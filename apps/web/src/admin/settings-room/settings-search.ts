/** The section in the address; an unknown one means the first. */
export const readSettingsSearch = ({ section }: Record<string, unknown>): { section?: string } =>
  typeof section === 'string' ? { section } : {}
