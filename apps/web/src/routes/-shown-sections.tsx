import { useLocation } from '@tanstack/react-router'
import type { Product, SectionOf, ShownPage } from '@tiffin/contract'
import { ChefSpecials } from '../guest/home/chef-specials.tsx'
import { ProductCard } from '../guest/menu/product-card.tsx'
import { PageSections } from '../guest/sections/page-sections.tsx'
import { trpc } from '../lib/api/trpc.ts'

/** The page of this path, as it is published. */
export function SectionPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { data } = trpc.pages.get.useQuery({ path })
  return data === undefined ? null : <ShownSections page={data} />
}

export const ShownSections = ({ page: { sections } }: { page: ShownPage }) => (
  <PageSections sections={sections} renderDishes={renderDishes} />
)

const renderDish = (product: Product) => <ProductCard product={product} />
const renderDishes = (section: SectionOf<'dishes'>) => <ChefSpecials copy={section} renderDish={renderDish} />
