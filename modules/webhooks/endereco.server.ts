import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/http/publicAddress.ts';
import { refuseField } from '../../platform/validation.ts';

/**
 * Refuses an address that nothing can be sent to. What a name means is looked up when it is connected to, each time anew.
 * @throws `DADOS_INVALIDOS`
 */
export function conferirEndereco(texto: string, permitePrivados: boolean): void {
  const url = URL.canParse(texto) ? new URL(texto) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw recusar('Use um endereço completo, que começa com https://.');
  if (url.username || url.password) throw recusar('O endereço não pode ter usuário nem senha.');
  if (permitePrivados) return;
  if (url.protocol === 'http:') throw recusar('Use https://: os avisos levam dados de clientes.');
  // A name may end with the root's dot (RFC 1034, section 3.1).
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost') || (isIP(host) && !isPublicAddress(host)))
    throw recusar('Este endereço é da rede interna. Use um que a internet alcance.');
}

function recusar(mensagem: string): Error {
  return refuseField('url', 'DADOS_INVALIDOS', mensagem);
}
