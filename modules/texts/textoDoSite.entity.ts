import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { ChecksDosLimites } from '../editing/campos.check.ts';
import { EditedEntity } from '../editing/edited.base.ts';
import { textoDoSiteCampos, type TextoDoSiteLinha } from './textoDoSite.campos.ts';

/** What the site says of the company beside its catalogue: one row, once somebody has written any of it (087). */
@Entity({ tableName: 'textos_do_site' })
@Check({ name: 'textos_do_site_unico_check', expression: 'id = 1' })
@Check({ name: 'textos_do_site_intervalo_check', expression: 'excecao_inicio <= excecao_fim' })
@Check({ name: 'textos_do_site_excecao_check', expression: '(excecao is null) = (excecao_fim is null)' })
@ChecksDosLimites(textoDoSiteCampos, 'textos_do_site')
export class TextoDoSite extends EditedEntity implements TextoDoSiteLinha {
  [OptionalProps]?: 'versao';

  @Property({ type: 'integer', nullable: true })
  sites: number | null = null;

  @Property({ type: 'date', nullable: true })
  sitesEm: string | null = null;

  @Property({ type: 'text', nullable: true })
  sitesFonte: string | null = null;

  @Property({ type: 'integer', nullable: true })
  clientes: number | null = null;

  @Property({ type: 'date', nullable: true })
  clientesEm: string | null = null;

  @Property({ type: 'text', nullable: true })
  clientesFonte: string | null = null;

  @Property({ type: 'text', nullable: true })
  horario: string | null = null;

  @Property({ type: 'text', nullable: true })
  excecao: string | null = null;

  @Property({ type: 'date', nullable: true })
  excecaoInicio: string | null = null;

  @Property({ type: 'date', nullable: true })
  excecaoFim: string | null = null;
}
