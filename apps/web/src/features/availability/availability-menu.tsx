import { IconChevronDown } from '@tabler/icons-react'
import { readErrorBody } from '../../lib/error-body.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDisclosureManners } from '../../ui/use-disclosure-manners.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AvailabilityChoices, type AvailabilityChoice } from './availability-choices.tsx'
import classes from './availability-menu.module.css'
import { describeAvailability } from './availability-words.ts'
import { useAvailability, useSetAvailability } from './use-availability.ts'

interface AvailabilityMenuProps {
  product: { _id: string; title: string; stock: number | null }
}

/** Whether a dish can be had, and the choice of another answer, which takes effect at once. */
export function AvailabilityMenu({ product: { _id: id, title, stock } }: AvailabilityMenuProps) {
  const { ref, close } = useDisclosureManners()
  const known = useAvailability(id)
  const { mutate, variables, isPending, error } = useSetAvailability(id)
  if (known === null) return <Skeleton width="9rem" height="2.75rem" borderRadius="var(--radius)" />

  const { today, availability } = known
  const { isSoldOut } = availability
  // Of a dish that has just been brought back the portions are not known yet.
  const isEmpty = !isSoldOut && stock === 0 && !isPending

  function handleChoice(choice: AvailabilityChoice) {
    close()
    // What was pressed is hidden now.
    ref.current?.querySelector('summary')?.focus()
    mutate({ id, ...choice })
  }

  return (
    <div className={classes.place}>
      <details ref={ref} className={classes.menu}>
        <summary className={classes.opener} data-sold-out={isSoldOut || isEmpty || undefined}>
          <span>
            {isEmpty ? 'No portions left' : describeAvailability(availability, today ?? '')}
            <VisuallyHidden>, availability of {title}</VisuallyHidden>
          </span>
          <IconChevronDown size={18} className={classes.arrow} aria-hidden />
        </summary>
        <AvailabilityChoices
          title={title}
          availability={availability}
          today={today}
          onChoose={handleChoice}
        />
      </details>
      {error !== null && !isPending && (
        <RetryLine
          message={readErrorBody(error)?.message ?? 'This was not saved.'}
          onRetry={() => mutate(variables)}
        />
      )}
    </div>
  )
}
