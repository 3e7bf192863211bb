import { Tag } from '../../ui/tag.tsx'

/** Where an enquiry stands; a new one stands out, because somebody waits. */
export function StateTag({ state, label }: { state: string; label: string }) {
  return <Tag look={state === 'new' ? 'strong' : state === 'declined' ? 'danger' : 'plain'}>{label}</Tag>
}
