/** Where facts about titles may be asked for. */
export const PROVIDERS = ['bangumi', 'tmdb'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export const PROVIDER_LABELS: Record<ProviderName, string> = { bangumi: 'Bangumi', tmdb: 'TMDB' };
