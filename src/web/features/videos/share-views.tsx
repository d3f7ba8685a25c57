import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { formatDate } from '#web/ui/moment.ts';

/** How often the film was opened, by day and country; about nobody in particular. */
export function ShareViews({ views }: Pick<ShareBody, 'views'>) {
  const total = views.reduce((sum, row) => sum + row.views, 0);
  return (
    <section aria-label="Views" className="grid gap-2">
      <h3 className="flex items-baseline justify-between text-sm font-semibold">
        Views <span className="figures text-lg">{total}</span>
      </h3>
      {total === 0 ? (
        <p className="text-sm text-muted">Nobody has opened it yet.</p>
      ) : (
        <div className="max-h-48 overflow-y-auto rounded-plaque border border-line">
          <table className="figures w-full text-sm">
            <caption className="sr-only">Views by day and country</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Country</th>
                <th scope="col">Views</th>
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
