import ts from 'typescript';
import { bug } from '../../engine/bug.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** What is plain JSON by contract, as JSON Schema. Types with a name are told once, under `$defs`. */
export class Converter {
  readonly defs: Record<string, Schema> = {};
  readonly #names = new Map<ts.Type, string>();
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  convert(type: ts.Type): Schema {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: this.#checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (type.isUnion()) return this.#union(type);
    return this.#named(type);
  }

  /** `undefined` is a field that is not there; literals are one list. */
  #union({ types }: ts.UnionType): Schema {
    const there = types.filter((one) => !(one.flags & ts.TypeFlags.Undefined));
    const all = there.map((one) => this.convert(one));
    const values = all.filter((one) => 'const' in one).map((one) => one.const);
    const rest = all.filter((one) => !('const' in one));
    const isYesNo = values.includes(true) && values.includes(false);
    const plain = isYesNo ? values.filter((value) => typeof value !== 'boolean') : values;
    const listed = [
      ...(plain.length === 0 ? [] : [plain.length === 1 ? { const: plain[0] } : { enum: plain }]),
      ...(isYesNo ? [{ type: 'boolean' }] : []),
      ...rest,
    ];
    return listed.length === 1 ? (listed[0] ?? {}) : { anyOf: listed };
  }

  #named(type: ts.Type): Schema {
    const known = this.#names.get(type);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
    const isList = this.#checker.isArrayType(type) || this.#checker.isTupleType(type);
    const hasName = !isList && !name.startsWith('__') && !isGeneric(type);
    if (!hasName) return this.#whole(type);
    let unique = name;
    for (let n = 2; unique in this.defs; n++) unique = `${name}${n}`;
    this.#names.set(type, unique);
    // Its place is taken before its fields are read: they may speak of it again.
    this.defs[unique] = {};
    this.defs[unique] = this.#whole(type);
    return { $ref: `#/$defs/${unique}` };
  }

  #whole(type: ts.Type): Schema {
    const inside = this.#checker.getTypeArguments(referenceOf(type));
    if (this.#checker.isTupleType(type)) {
      const prefixItems = inside.map((one) => this.convert(one));
      return { type: 'array', prefixItems, minItems: inside.length, maxItems: inside.length };
    }
    if (this.#checker.isArrayType(type))
      return { type: 'array', items: this.convert(inside[0] ?? bug('a list of nothing')) };
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const field of this.#checker.getPropertiesOfType(type)) {
      const its = this.#checker.getTypeOfSymbol(field);
      properties[field.name] = this.convert(its);
      const mayLack = (its.flags & ts.TypeFlags.Undefined) !== 0 || hasUndefined(its);
      if (!(field.flags & ts.SymbolFlags.Optional) && !mayLack) required.push(field.name);
    }
    const any = this.#checker.getIndexInfosOfType(type)[0];
    const additionalProperties = any === undefined ? false : this.convert(any.type);
    return {
      type: 'object',
      properties,
      ...(required.length > 0 ? { required } : {}),
      additionalProperties,
    };
  }
}

/** Lists and what takes a type; of anything else it has no arguments. */
const referenceOf = (type: ts.Type): ts.TypeReference => type as ts.TypeReference;

const hasUndefined = (type: ts.Type): boolean =>
  type.isUnion() && type.types.some((one) => one.flags & ts.TypeFlags.Undefined);

/** `Record<…>` of one thing and of another have one name. */
const isGeneric = (type: ts.Type): boolean =>
  (type.aliasTypeArguments?.length ?? 0) > 0 || (referenceOf(type).typeArguments?.length ?? 0) > 0;
