import { TEXTS } from '#web/features/create-video/texts.ts';

/** What the film lacks, beside its price. */
export function BeforePaying({ notes }: { readonly notes: readonly string[] }) {
  return (
    <div aria-live="polite" className="text-sm">
      {notes.length > 0 && (
        <>
          <p className="font-semibold">{TEXTS.beforeYouPay}</p>
          <ul className="list-disc pl-5 text-muted">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
