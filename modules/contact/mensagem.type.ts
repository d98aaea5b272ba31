import { registerEnumType } from 'type-graphql';
import { handledType } from '../editing/handled.type.ts';
import { mensagemCampos } from './mensagem.campos.ts';
import { MensagemStatus } from './mensagem.ts';

registerEnumType(MensagemStatus, { name: 'MensagemStatus', description: 'Em que pé está uma mensagem.' });

/** A message as staff see it: everything that was stored. */
export const MensagemType = handledType(mensagemCampos, MensagemStatus, 'Mensagem', 'Mensagem da página de atendimento.');
