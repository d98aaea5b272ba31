import type { Brand } from '../../../platform/brand.ts';

/** Who contracts with whom, as every contract begins. */
export function partes(marca: Brand): string[] {
  return [
    `CONTRATADA: ${marca.BRAND_LEGAL_NAME}, inscrita no CNPJ sob o número ${marca.BRAND_CNPJ}, que opera a marca ${marca.BRAND_NAME}.`,
    'CONTRATANTE: a pessoa física ou jurídica identificada no cadastro feito na contratação do serviço.',
  ];
}

/** Venue, as every contract ends (catalogue, section 9). */
export function foro({ BRAND_VENUE }: Brand) {
  const comarca = BRAND_VENUE ? `de ${BRAND_VENUE},` : 'da sede da CONTRATADA';
  return {
    titulo: 'Foro',
    clausulas: [
      `As partes elegem o foro da comarca ${comarca} para resolver questões deste contrato, ressalvado ao consumidor o foro do seu domicílio.`,
    ],
  };
}
