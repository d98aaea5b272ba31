/** Icons that a highlight may carry, with what staff read in the list; all of them are in the site's sprite. */
export const ICONES_DE_DESTAQUE: Readonly<Record<string, string>> = {
  'badge-check': 'Selo',
  database: 'Banco de dados',
  gauge: 'Velocidade',
  gift: 'Presente',
  globe: 'Globo',
  'hard-drive': 'Disco',
  headset: 'Atendimento',
  percent: 'Desconto',
  rocket: 'Foguete',
  server: 'Servidor',
  'shield-check': 'Segurança',
  workflow: 'Automação',
  zap: 'Raio',
};
