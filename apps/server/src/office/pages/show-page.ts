import {
  fillTexts,
  placeholderValues,
  type PageContent,
  type ShownPage,
  type SiteSettings,
} from '@tiffin/contract'

/** A page with what its placeholders stand for. */
export const showPage = (
  path: string,
  { title, description, sections }: PageContent,
  { settings }: { settings: SiteSettings },
): ShownPage => ({ path, ...fillTexts({ title, description, sections }, placeholderValues(settings)) })
