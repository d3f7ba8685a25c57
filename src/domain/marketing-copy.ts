/**
 * Figures on the landing page and dashboard that are marketing copy: fixed by the specification,
 * neither measured nor enforced.
 */
export const DASHBOARD_SUCCESS_RATE = { value: '98%', label: 'Last 30 days' } as const;

export const LANDING_STATISTICS = [
  { value: '10K+', label: 'Videos Created' },
  { value: '2.5K+', label: 'Happy Casinos' },
  { value: '98%', label: 'Satisfaction' },
  { value: '4.9', label: 'Average Rating' },
] as const;
