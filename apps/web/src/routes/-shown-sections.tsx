import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import type { ShownPage } from '@tiffin/contract'
import { DishSection } from '../guest/home/dish-section.tsx'
import { ProductCard } from '../guest/menu/product-card.tsx'
import { PageSections, type DrawnByRoute } from '../guest/sections/page-sections.tsx'
import { useTRPC } from '../lib/api/trpc.ts'

/** Without buttons: what is chosen is on the dish’s own page. */
export const readOnly: DrawnByRoute = {
  dishes: (section) => (
    <DishSection section={section} renderDish={(product) => <ProductCard product={product} />} />
  ),
}

/** The page of this path, as it is published. */
export function SectionPage({ drawn = readOnly }: { drawn?: DrawnByRoute }) {
  // Of this page's own route: the address is another one's already while the next page is being rendered.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const trpc = useTRPC()
  const { data } = useQuery(trpc.pages.get.queryOptions({ path }))
  return data === undefined ? null : <ShownSections page={data} drawn={drawn} />
}

export const ShownSections = ({
  page: { sections },
  drawn = readOnly,
}: {
  page: ShownPage
  drawn?: DrawnByRoute
}) => <PageSections sections={sections} drawn={drawn} />
