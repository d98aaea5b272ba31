import { contratoAdministrativo } from './contratoAdministrativo.server.ts';
import { contratoDeHospedagem } from './contratoDeHospedagem.server.ts';
import { contratoDeVps } from './contratoDeVps.server.ts';
import type { EscreverDocumento } from './documento.server.ts';
import { politicaDeLgpd } from './politicaDeLgpd.server.ts';
import { politicaDeSpam } from './politicaDeSpam.server.ts';
import { politicaDeUso } from './politicaDeUso.server.ts';
import type { RotaDeDocumento } from '../documento.ts';

/** The text behind each address. */
export const DOCUMENTOS: Readonly<Record<RotaDeDocumento, EscreverDocumento>> = {
  '/politica-de-uso': politicaDeUso,
  '/politica-de-spam': politicaDeSpam,
  '/politica-de-lgpd': politicaDeLgpd,
  '/contrato-de-hospedagem': contratoDeHospedagem,
  '/contrato-de-vps-dedicado': contratoDeVps,
  '/contrato-administrativo-vps-dedicado': contratoAdministrativo,
};
