import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { brandRoutes } from '#contracts/routes/brands.ts';
import type { BrandBody } from '#contracts/schemas/brand.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { brandsQuery } from '#web/features/brands/brand-queries.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

interface NewBrandProps {
  readonly onMade: (brand: BrandBody) => void;
}

function NewBrandForm({ onMade }: NewBrandProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const create = useChange({
    mutationFn: () => call(brandRoutes.create, { body: { name } }),
    onSuccess: async (brand) => {
      await queryClient.invalidateQueries({ queryKey: brandsQuery.queryKey });
      onMade(brand);
    },
    onError: (error) => toastFailure({ title: TEXTS.brandNotMade, error }),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    create.mutate();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field label={TEXTS.brandName} error={fieldProblems(create.error)['name']}>
        <Input value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <DialogActions>
        <Button type="submit" pending={create.isPending}>
          {TEXTS.beginDraft}
        </Button>
      </DialogActions>
    </form>
  );
}

interface NewBrandButtonProps extends NewBrandProps {
  /** Of a page that has nothing else to press. */
  readonly isFirst: boolean;
}

export function NewBrandButton({ isFirst, onMade }: NewBrandButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" className="size-4.5" />
        {TEXTS.newBrand}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={TEXTS.newBrand}
        description={TEXTS.aBrandKeepsYourLogosColours}
      >
        <NewBrandForm
          onMade={(brand) => {
            setIsOpen(false);
            onMade(brand);
          }}
        />
      </Dialog>
    </>
  );
}
