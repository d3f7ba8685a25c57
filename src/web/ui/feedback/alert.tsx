import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-plaque border border-danger bg-danger-surface px-4 py-3 text-ink"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div>{children}</div>
    </div>
  );
}
