import { contratoAdministrativo } from './contratoAdministrativo.ts';
import { contratoDeHospedagem } from './contratoDeHospedagem.ts';
import { contratoDeVps } from './contratoDeVps.ts';
import type { EscreverDocumento } from './documento.ts';
import { politicaDeLgpd } from './politicaDeLgpd.ts';
import { politicaDeSpam } from './politicaDeSpam.ts';
import { politicaDeUso } from './politicaDeUso.ts';
import type { RotaDeDocumento } from '../../../../modules/site/documento.ts';

/** The text behind each address. */
export const DOCUMENTOS: Readonly<Record<RotaDeDocumento, EscreverDocumento>> = {
  '/politica-de-uso': politicaDeUso,
  '/politica-de-spam': politicaDeSpam,
  '/politica-de-lgpd': politicaDeLgpd,
  '/contrato-de-hospedagem': contratoDeHospedagem,
  '/contrato-de-vps-dedicado': contratoDeVps,
  '/contrato-administrativo-vps-dedicado': contratoAdministrativo,
};
