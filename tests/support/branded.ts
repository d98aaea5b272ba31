/** A company unlike the example's: its folder, and none of what it may be without. */
export const BRANDED = {
  BRAND_DIR: 'docs/examples/marca',
  BRAND_NAME: 'Maré Cloud',
  BRAND_SHORT_NAME: 'Maré',
  BRAND_LEGAL_NAME: 'Maré Cloud Ltda.',
  BRAND_FOUNDED: '2012',
  PANEL_NAME: 'Painel Maré',
  EMAIL_CONTACT: 'oi@mare.example',
  EMAIL_PRIVACY: 'dados@mare.example',
  PORTAL_URL: '',
  TICKET_URL: '',
  CANCEL_URL: '',
  WIKI_URL: '',
  STATUS_URL: '',
  PANEL_DEMO_URL: '',
  SOCIAL_INSTAGRAM: '',
  SOCIAL_FACEBOOK: '',
  SOCIAL_YOUTUBE: '',
  SOCIAL_LINKEDIN: '',
  WHATSAPP_NUMBER: '',
  EMAIL_BILLING: '',
  EMAIL_ABUSE: '',
  RETENTION_MESSAGES_MONTHS: '18',
} as const;

/** What only the example's provider is, says or has. */
export const EXAMPLE =
  /ipê|floresce|florada de ofertas<|desde 2000|70 mil|25 mil|70K|25K|comarca de São Paulo|instagram\.com|wa\.me|portal do cliente|Flores Amarelas|4000-0000|das 9h às 18h|portal\.ipe|wiki\.ipe|demo-icp|Abrir demonstração/i;
