import { Text } from '@mantine/core'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { AvailabilityMenu } from './availability-menu.tsx'

/** Above the product's form, and not part of it. */
export const AvailabilityCard = ({ product }: { product: { _id: string; title: string } }) => (
  <TitledSection isCard title="Availability" size="h3" mb="lg">
    <Text c="dimmed" mb="sm">
      Takes effect immediately, no need to save.
    </Text>
    {/* The portions are in the form below. */}
    <AvailabilityMenu product={{ ...product, stock: null }} />
  </TitledSection>
)
