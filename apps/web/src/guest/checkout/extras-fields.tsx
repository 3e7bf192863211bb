import type { ExtraItem } from '@tiffin/contract'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import type { ChosenExtras } from '../../lib/format/order-extras.ts'
import { CardSection } from '../../ui/card-section.tsx'
import { SelectField } from '../../ui/native-field.tsx'
import { RadioCard } from './checkout-fields.tsx'
import classes from './extras-fields.module.css'

interface ExtrasFieldsProps {
  chosen: ChosenExtras
  onChange: (changed: ChosenExtras) => void
}

/** What goes with the food only if the guest asks for it. Nothing is chosen beforehand. */
export function ExtrasFields({ chosen, onChange }: ExtrasFieldsProps) {
  const { items } = useSettings().extras
  if (items.length === 0) return null
  const questions = Map.groupBy(items, ({ question }) => question)
  return (
    <CardSection role="group" title="Pickup extras" lead="We add these only if you ask for them.">
      <div className={classes.questions}>
        {[...questions].map(([question, answers]) => (
          <Question key={question} question={question} items={answers} chosen={chosen} onChange={onChange} />
        ))}
      </div>
    </CardSection>
  )
}

interface QuestionProps extends ExtrasFieldsProps {
  question: string
  /** Its answers. */
  items: ExtraItem[]
}

function Question({ question, items, chosen, onChange }: QuestionProps) {
  const money = useMoney()
  const [first, second] = items
  if (items.some(({ asks }) => asks === 'how many'))
    return items.map(({ id, name, price, max }) => (
      <SelectField
        key={id}
        label={`${second ? `${question} ${name}` : question}${price > 0 ? ` (${money.formatAmount(price)} each)` : ''}`}
        name={`extra-${id}`}
        value={Math.min(chosen[id] ?? 0, max)}
        onChange={({ currentTarget }) => onChange({ [id]: Number(currentTarget.value) })}
      >
        <option value={0}>None</option>
        {Array.from({ length: max }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </SelectField>
    ))
  if (first && !second)
    return (
      <label className={classes.check}>
        <input
          type="checkbox"
          name={`extra-${first.id}`}
          checked={(chosen[first.id] ?? 0) > 0}
          onChange={({ currentTarget }) => onChange({ [first.id]: currentTarget.checked ? 1 : 0 })}
        />
        {question}
        {first.price > 0 && ` (${money.formatAmount(first.price)})`}
      </label>
    )
  const answer = items.find(({ id }) => (chosen[id] ?? 0) > 0)
  const choose = (wanted: string | undefined) =>
    onChange(Object.fromEntries(items.map(({ id }) => [id, id === wanted ? 1 : 0])))
  return (
    <fieldset className={classes.question}>
      <legend>{question}</legend>
      <div className={classes.answers}>
        {[undefined, ...items].map((item) => (
          <RadioCard
            key={item?.id ?? ''}
            name={question}
            value={item?.id ?? ''}
            label={item?.name ?? 'No, thanks'}
            hint={item && item.price > 0 ? money.formatAmount(item.price) : undefined}
            checked={item?.id === answer?.id}
            onChange={() => choose(item?.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
