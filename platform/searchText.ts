/** What a search compares: lower case, without accents, one kind of apostrophe, single spaces. "João  D’Ávila" is "joao d'avila". */
export function searchText(...parts: readonly (string | null)[]): string {
  return parts
    .filter(Boolean)
    .join(' ')
    .normalize('NFD')
    .replace(/[’‘´`]/g, "'")
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
