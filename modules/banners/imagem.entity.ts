import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One form of an uploaded picture, as it is served (D37). What is in it never changes. */
@Entity({ tableName: 'imagens' })
@Index({ properties: ['pasta', 'imagem'] })
export class Imagem {
  [OptionalProps]?: 'enviadaEm';

  /** Its address without the slash before it: `banner/florada-800.avif`. */
  @PrimaryKey({ type: 'text' })
  caminho!: string;

  @Property({ type: 'text' })
  pasta!: string;

  /** The picture that it is a form of, as banners name it: `florada.webp`. */
  @Property({ type: 'text' })
  imagem!: string;

  /** Media type: `image/avif`. */
  @Property({ type: 'text' })
  tipo!: string;

  /** SHA-256 of the bytes, in hexadecimal digits. */
  @Property({ type: 'text' })
  digest!: string;

  @Property({ type: 'Date' })
  enviadaEm: Date = new Date();

  /** Last, so that SQLite reads the other columns without it; and only when it is asked for. */
  @Property({ type: 'blob', lazy: true })
  bytes!: Buffer;
}
