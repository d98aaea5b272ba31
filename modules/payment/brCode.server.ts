import type { Recebedor } from '../../platform/pix.ts';

/** What a code asks to be paid. */
interface Cobranca {
  /** Reais, more than 0, with two places at most. */
  valor: number;
  /** Identifier of the transaction: 1 to 25 letters and digits, without accents. */
  txid: string;
}

/**
 * The code that somebody copies into the application of a bank, and that a QR Code holds: a static BR Code with amount and identifier (Manual de Padrões
 * para Iniciação do Pix, Banco Central do Brasil; EMV QRCPS, merchant presented).
 */
export function brCode({ chave, nome, cidade }: Recebedor, cobranca: Cobranca | null): string {
  const conta = campo('00', 'br.gov.bcb.pix') + campo('01', chave);
  const semCrc = [
    campo('00', '01'),
    campo('26', conta),
    campo('52', '0000'),
    campo('53', '986'),
    ...(cobranca ? [campo('54', cobranca.valor.toFixed(2))] : []),
    campo('58', 'BR'),
    campo('59', nome),
    campo('60', cidade),
    // Without an identifier of ours: three asterisks, says the manual.
    campo('62', campo('05', cobranca?.txid ?? '***')),
    '6304',
  ].join('');
  return semCrc + crc16(semCrc);
}

/** Identifier, length in two digits, value. */
function campo(id: string, valor: string): string {
  return id + String(valor.length).padStart(2, '0') + valor;
}

/** CRC-16/CCITT-FALSE of ASCII text (polynomial 0x1021 from 0xffff), in four hexadecimal digits. */
function crc16(texto: string): string {
  let crc = 0xff_ff;
  for (const letra of texto) {
    crc ^= letra.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
