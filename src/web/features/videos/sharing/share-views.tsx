import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { formatDate } from '#web/ui/text/moment.ts';

/** How often the film was opened, by day and country; about nobody in particular. */
export function ShareViews({ views }: Pick<ShareBody, 'views'>) {
  const total = views.reduce((sum, row) => sum + row.views, 0);
  return (
    <section aria-label={TEXTS.views} className="grid gap-2">
      {total > 0 && (
        <h3 className="flex items-baseline justify-between text-sm font-semibold">
          {TEXTS.views} <span className="figures text-lg">{total}</span>
        </h3>
      )}
      {total === 0 ? (
        <p className="text-sm text-muted">{TEXTS.noViewsYet}</p>
      ) : (
        <div className="max-h-48 overflow-y-auto rounded-plaque border border-line">
          <table className="figures w-full text-sm">
            <caption className="sr-only">{TEXTS.viewsByDayAndCountry}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{TEXTS.day}</th>
                <th scope="col">{TEXTS.country}</th>
                <th scope="col">{TEXTS.views}</th>
              </tr>
            </thead>
            <tbody>
              {views.map((row) => (
                <tr
                  key={`${row.day} ${row.country}`}
                  className="border-t border-line first:border-0"
                >
                  <td className="px-3 py-1.5">{formatDate(`${row.day}T12:00:00.000Z`)}</td>
                  <td className="px-3 py-1.5">{row.country}</td>
                  <td className="px-3 py-1.5 text-right">{row.views}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
