import {
  fillPage,
  type PageContent,
  type PageSection,
  placeholderValues,
  type ShownPage,
} from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import type { CatalogueSnapshot } from '../../platform/context.ts'

const STOCK_PICTURE = '/art/default.svg'

/** A page as guests read it: with what its placeholders stand for, pictures of its dishes, and no way to a dish that is gone. */
export function showPage(
  path: string,
  { title, description, sections }: PageContent,
  snapshot: CatalogueSnapshot,
): ShownPage {
  const { settings, products, categories } = snapshot
  const hasAlcohol = products.some(({ attributes }) => (attributes.abv ?? 0) > 0)
  const values = placeholderValues(
    settings,
    { dishes: products.length, categories: categories.length },
    {
      allergyNotice: shopCopy.allergyNotice(settings),
      alcoholNotice: hasAlcohol ? shopCopy.alcoholNotice(settings) : '',
    },
  )
  const filled = fillPage({ title, description, sections }, values)
  return { path, ...filled, sections: filled.sections.map((section) => resolveDishes(section, snapshot)) }
}

function resolveDishes(section: PageSection, { productBySlug }: CatalogueSnapshot): PageSection {
  const picturesOf = (slugs: readonly string[]) =>
    slugs.map((slug) => productBySlug.get(slug)?.thumbnail ?? STOCK_PICTURE)
  const leadsOn = (href: string) => {
    const slug = /^\/product\/([^/?#]+)$/.exec(href)?.[1]
    return slug === undefined || productBySlug.has(slug)
  }
  const linkOf = <Link extends { href: string }>(link: Link | null) =>
    link && leadsOn(link.href) ? link : null

  switch (section.kind) {
    case 'hero':
      return {
        ...section,
        dishes: picturesOf(section.dishes),
        buttons: section.buttons.filter(({ href }) => leadsOn(href)),
      }
    case 'slides':
      return {
        ...section,
        slides: section.slides.map((slide) => ({ ...slide, dishes: picturesOf(slide.dishes) })),
        buttons: section.buttons.filter(({ href }) => leadsOn(href)),
      }
    case 'text':
      return { ...section, dishes: picturesOf(section.dishes), link: linkOf(section.link) }
    case 'cards':
      return {
        ...section,
        items: section.items.map((item) => ({
          ...item,
          dishes: picturesOf(item.dishes),
          href: leadsOn(item.href) ? item.href : '',
        })),
        link: linkOf(section.link),
      }
    case 'categories':
      return {
        ...section,
        plates: (section.plates ?? []).flatMap(({ category, dish }) => {
          const picture = productBySlug.get(dish)?.thumbnail
          return picture ? [{ category, dish: picture }] : []
        }),
      }
    case 'priceList':
      return { ...section, dishes: picturesOf(section.dishes) }
    case 'callToAction':
      return { ...section, buttons: section.buttons.filter(({ href }) => leadsOn(href)) }
    default:
      return section
  }
}
