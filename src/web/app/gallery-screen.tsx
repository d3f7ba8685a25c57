import { useState, type ReactNode } from 'react';

import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import { ThemeToggle } from '#web/app/theme-toggle.tsx';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { Wordmark } from '#web/art/wordmark.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { ChoiceGroup, PictureGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import { Slider } from '#web/ui/forms/slider.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { TooltipLayer } from '#web/ui/tooltip/tooltip-layer.tsx';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';

const OPTIONS = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High', description: 'Costs more' },
] as const;
const RANGE = { min: 0, max: 100, step: 10 } as const;

function TabsSpecimen() {
  const [value, setValue] = useState('one');
  return (
    <Tabs
      label="Tabs"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'one', label: 'One', content: 'First' },
        { value: 'two', label: 'Two', content: 'Second' },
      ]}
    />
  );
}

function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <CardTitle className="mb-4">{title}</CardTitle>
      <div className="flex flex-wrap items-start gap-4 *:max-w-full">{children}</div>
    </Card>
  );
}

function Controls() {
  const [choice, setChoice] = useState<'low' | 'high'>('low');
  const [level, setLevel] = useState(40);
  const [preset, setPreset] = useState<PresetId>('roulette');
  return (
    <Specimen title="Fields">
      <div className="grid w-80 gap-5">
        <Field label="Text" hint="A hint">
          <Input />
        </Field>
        <Field label="Wrong text" error="Something is wrong">
          <Input defaultValue="wrong" />
        </Field>
        <Field label="Long text">
          <Textarea />
        </Field>
        <Field label="Choice">
          <Select value={choice} options={OPTIONS} onChange={setChoice} />
        </Field>
        <ChoiceGroup label="Bar" value={choice} choices={OPTIONS} onChange={setChoice} />
        <Slider
          label="Level"
          value={level}
          range={RANGE}
          valueText={`${level} %`}
          onChange={setLevel}
        />
      </div>
      <PictureGroup
        label="Pictures"
        value={preset}
        onChange={setPreset}
        className="grid w-96 grid-cols-2 gap-3"
        choices={PRESET_IDS.map((value) => ({
          value,
          label: value,
          picture: <PresetPicture preset={value} sizes="12rem" className="aspect-4/3 w-full" />,
        }))}
      />
    </Specimen>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen title="Overlays">
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button variant="danger" onClick={() => setOpen('confirm')}>
        Ask first
      </Button>
      <Button variant="secondary" onClick={() => toast({ title: 'A toast', description: 'Words' })}>
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast({ title: 'It failed', tone: 'destructive' })}
      >
        Destructive toast
      </Button>
      <Tooltip text="A tooltip">
        <Button variant="quiet">Hover me</Button>
      </Tooltip>
      <Dialog open={open === 'dialog'} onOpenChange={close} title="A dialog" description="Words.">
        <Button onClick={close}>Done</Button>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        question="Destroy this?"
        confirmLabel="Destroy"
        pending={false}
        onConfirm={close}
      />
    </Specimen>
  );
}

/** Every primitive in its states; in development only. */
export function GalleryScreen() {
  return (
    <>
      <main className="mx-auto grid max-w-6xl gap-6 p-8">
        <div className="flex items-center justify-between">
          <h1>
            <Wordmark />
          </h1>
          <ThemeToggle />
        </div>
        <Specimen title="Buttons">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Button variant="link">Link</Button>
          <Button pending>Pending</Button>
          <Button disabledReason="Not now" isReasonShown>
            With a reason
          </Button>
        </Specimen>
        <Controls />
        <Overlays />
        <Specimen title="Signs">
          <Badge tone="default">ready</Badge>
          <Badge tone="live">generating</Badge>
          <Badge tone="amber">invited</Badge>
          <Badge tone="destructive">failed</Badge>
          <Badge tone="brass">Most Popular</Badge>
          <Badge>pending</Badge>
          <div className="w-64">
            <Progress label="Progress" value={0.4} valueText="Rendering" />
          </div>
          <Alert>Something needs attention</Alert>
        </Specimen>
        <Specimen title="States">
          <EmptyState title="Nothing here" text="And why." action={<Button>Begin</Button>} />
          <ErrorState title="It failed" text="And why." pending={false} onRetry={() => undefined} />
          <div className="w-64">
            <SkeletonRows label="Loading" count={3} />
          </div>
        </Specimen>
        <TabsSpecimen />
        <Table label="A table">
          <thead>
            <tr>
              <HeaderCell>Name</HeaderCell>
              <HeaderCell>Value</HeaderCell>
            </tr>
          </thead>
          <tbody>
            <Row>
              <Cell>Red</Cell>
              <Cell>18</Cell>
            </Row>
          </tbody>
        </Table>
      </main>
      <TooltipLayer />
    </>
  );
}
