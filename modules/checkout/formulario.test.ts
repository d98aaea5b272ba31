import { describe, expect, it } from 'vitest';
import { FORMULARIO } from '../../tests/support/factories.order.ts';
import { conferirCpfCnpj } from '../brazil/cpfCnpj.ts';
import { paraAscii } from '../brazil/dominio.ts';
import { validarFormulario } from './formulario.ts';
import { filtrarNome } from './nome.ts';

const erros = (dados: Partial<typeof FORMULARIO>) => validarFormulario({ ...FORMULARIO, ...dados }).erros ?? {};

describe('cleaning', () => {
  it('trims, collapses spaces, lowers e-mails and domain, raises the state, keeps digits of the CEP', () => {
    const { dados } = validarFormulario({ ...FORMULARIO, dominio: ' MinhaEmpresa.COM.br ' });
    expect(dados).toMatchObject({
      emailPrincipal: 'maria@empresa.com.br',
      nomeEmpresa: 'Maria Aparecida de Souza',
      dominio: 'minhaempresa.com.br',
      cep: '01310100',
      estado: 'SP',
      cpfCnpj: '52998224725',
    });
  });
});

describe('additional information', () => {
  it('keeps its line breaks, whichever way they came', () => {
    const { dados } = validarFormulario({ ...FORMULARIO, infoAdicional: '  Ligar  antes.\r\nPortão   azul\r\n\nFundos \n ' });
    expect(dados?.infoAdicional).toBe('Ligar antes.\nPortão azul\n\nFundos');
  });
});

describe('validation', () => {
  it.each([
    ['emailPrincipal', '', 'Campo obrigatório.'],
    ['emailPrincipal', 'a@b', 'O campo deve ter no mínimo 5 caracteres.'],
    ['emailPrincipal', 'maria.empresa.com', 'Formato de e-mail inválido.'],
    ['nomeEmpresa', '', 'Campo obrigatório.'],
    ['nomeEmpresa', 'Ana', 'O campo deve ter no mínimo 4 caracteres.'],
    ['nomeEmpresa', 'Mariana', 'Informe o nome completo (nome e sobrenome).'],
    ['nomeEmpresa', 'Maria S', 'Informe o nome completo (nome e sobrenome).'],
    ['cep', '', 'Campo obrigatório.'],
    ['cep', '0131010', 'O campo deve ter no mínimo 8 caracteres.'],
    ['endereco', 'Rua', 'O campo deve ter no mínimo 5 caracteres.'],
    ['bairro', 'X', 'O campo deve ter no mínimo 2 caracteres.'],
    ['cidade', 'Sa', 'O campo deve ter no mínimo 3 caracteres.'],
    ['estado', '', 'Campo obrigatório.'],
    ['estado', 'S', 'O campo deve ter no mínimo 2 caracteres.'],
    ['estado', 'XX', 'UF inválida. Ex.: SP, RJ, MG...'],
    ['cpfCnpj', '', 'CPF ou CNPJ é obrigatório.'],
    ['cpfCnpj', '1234567890', 'Informe um CPF (11 dígitos) ou CNPJ (14 dígitos).'],
    ['cpfCnpj', '529.982.247-24', 'CPF inválido.'],
    ['cpfCnpj', '111.111.111-11', 'CPF inválido.'],
    ['cpfCnpj', '11.444.777/0001-62', 'CNPJ inválido.'],
    ['dominio', '', 'Por favor, preencha o nome do domínio.'],
    ['dominio', 'minhaempresa', 'Domínio inválido. Ex.: seusite.com ou seusite.com.br'],
    ['dominio', '-x.com', 'Domínio inválido. Ex.: seusite.com ou seusite.com.br'],
    ['dominio', '127.0.0.1', 'Domínio inválido. Ex.: seusite.com ou seusite.com.br'],
    ['dominio', 'minha loja.com', 'Domínio inválido. Ex.: seusite.com ou seusite.com.br'],
    ['dominio', 'maria@site.com', 'Domínio inválido. Ex.: seusite.com ou seusite.com.br'],
  ] as const)('%s = %j says %j', (campo, valor, mensagem) => {
    expect(erros({ [campo]: valor })).toMatchObject({ [campo]: mensagem });
  });

  it('says everything that is wrong at once', () => {
    expect(Object.keys(validarFormulario({ tipoDominio: 'registro' }).erros ?? {}).toSorted()).toEqual(
      ['bairro', 'cep', 'cidade', 'cpfCnpj', 'dominio', 'emailPrincipal', 'endereco', 'estado', 'nomeEmpresa'].toSorted(),
    );
  });

  it.each(['11.444.777/0001-61', '12.ABC.345/01DE-35', '12abc34501de35'])('accepts the CNPJ %s', (cpfCnpj) => {
    expect(erros({ cpfCnpj, nomeEmpresa: 'Souza & Filhos' })).toEqual({});
  });

  it('asks a company for a name of at least 5 characters with a letter', () => {
    expect(erros({ cpfCnpj: '11.444.777/0001-61', nomeEmpresa: '12345' })).toEqual({
      nomeEmpresa: 'Informe uma razão social válida (mín. 5 caracteres).',
    });
  });

  it('asks for no domain with a free subdomain', () => {
    expect(erros({ tipoDominio: 'subdominio', dominio: '' })).toEqual({});
  });

  it.each(['https://www.Padaria.com.br/contato?a=b', 'padaria.com.br.', ' WWW.padaria.com.br/ ', 'http://padaria.com.br:8080'])(
    'takes the host out of the address %s',
    (dominio) => {
      expect(validarFormulario({ ...FORMULARIO, dominio }).dados?.dominio).toBe('padaria.com.br');
    },
  );

  it.each(['ação.com.br', 'loja.minhaempresa.com.br', 'site.dev'])('accepts the domain %s', (dominio) => {
    expect(erros({ dominio })).toEqual({});
  });
});

describe('the live check of the document', () => {
  it('says how long a document is', () => {
    expect(conferirCpfCnpj('123')).toBe('Digite um CPF (11 dígitos) ou CNPJ (14 dígitos).');
    expect(conferirCpfCnpj('529.982.247-25')).toBeNull();
  });
});

describe('the name as it is typed', () => {
  it('keeps letters and spaces while the document is a CPF or empty', () => {
    expect(filtrarNome('José 2º da Silva & Cia.', '')).toBe('José º da Silva  Cia');
    expect(filtrarNome("D'Ávila 3", '529.982.247-25')).toBe('DÁvila ');
  });

  it('keeps what company names have once the document is a CNPJ', () => {
    expect(filtrarNome("3M & D'Ávila S/A, Ltda. - ME!", '11.444.777/0001-61')).toBe("3M & D'Ávila S/A, Ltda. - ME");
  });
});

it('makes no host name of a text that is longer than any', () => {
  // 5,400 characters of another script took 75 ms of the processor.
  expect([paraAscii(`${'漢'.repeat(254)}.com`), paraAscii('água.com')]).toEqual([null, 'xn--gua-dla.com']);
});
