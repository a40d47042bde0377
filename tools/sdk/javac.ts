/** Compiles the spring generator's code with Debian's libraries, without a Maven repository. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHORT_LIVED } from './shortLived.ts';

/** Debian packages with the libraries that generated code uses. */
export const PACKAGES = [
  'default-jdk-headless',
  'libjackson2-databind-java',
  'libspring-web-java',
  'libspring-context-java',
  'libgeronimo-validation-1.1-spec-java',
  'libgeronimo-annotation-1.3-spec-java',
  'libservlet-api-java',
] as const;
const LIBRARIES = [
  ...['jackson-annotations', 'jackson-core', 'jackson-databind', 'servlet-api'],
  ...['spring3-web', 'spring3-context', 'spring3-core', 'spring3-beans'],
  ...['geronimo-validation-1.1-spec', 'geronimo-annotation-1.3-spec'],
].map((name) => `/usr/share/java/${name}.jar`);

/** Annotations of Swagger 1: only documentation, and no longer in Debian. */
const ANNOTATIONS: Readonly<Record<string, string>> = {
  Api: 'String value() default ""; String description() default "";',
  ApiModel: 'String value() default ""; String description() default "";',
  ApiModelProperty:
    'String value() default ""; String example() default ""; boolean required() default false; boolean readOnly() default false;',
  ApiOperation:
    'String value(); String nickname() default ""; String notes() default ""; String responseContainer() default ""; Class<?> response() default Void.class; String[] tags() default {}; Authorization[] authorizations() default {};',
  ApiParam:
    'String value() default ""; String allowableValues() default ""; String defaultValue() default ""; boolean required() default false;',
  ApiResponse: 'int code(); String message(); Class<?> response() default Void.class;',
  ApiResponses: 'ApiResponse[] value();',
  Authorization: 'String value();',
};

/** Returns what is missing to compile, otherwise undefined. */
export function missingToCompile(): string | undefined {
  if (spawnSync('javac', ['-version']).error) return 'no javac on the PATH';
  const missing = LIBRARIES.filter((library) => !existsSync(library));
  return missing.length === 0 ? undefined : `no ${missing.join(', ')}`;
}

/** @returns the errors of the compiler; none if everything under the folder compiles */
export function compileJava(folder: string): string[] {
  const work = mkdtempSync(join(tmpdir(), 'javac-'));
  const annotations = join(work, 'io', 'swagger', 'annotations');
  mkdirSync(annotations, { recursive: true });
  for (const [name, members] of Object.entries(ANNOTATIONS))
    writeFileSync(
      join(annotations, `${name}.java`),
      `package io.swagger.annotations;\npublic @interface ${name} { ${members} }\n`,
    );
  try {
    const sources = [folder, annotations].flatMap(javaIn);
    const flags = ['-proc:none', '-encoding', 'UTF-8', '-Xmaxerrs', '1000', '-d', join(work, 'classes')];
    const java = SHORT_LIVED.map((flag) => `-J${flag}`);
    const { status, stderr } = spawnSync(
      'javac',
      [...java, ...flags, '-cp', LIBRARIES.join(':'), ...sources],
      {
        encoding: 'utf8',
      },
    );
    return status === 0 ? [] : stderr.trim().split('\n');
  } finally {
    rmSync(work, { recursive: true });
  }
}

const javaIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.java'))
    .map((path) => join(folder, path));
