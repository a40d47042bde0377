// @ts-check
/**
 * Prism's generator, with the instances of json-schema-faker and faker that it uses. CommonJS as Prism is: an import would give other
 * instances. The published package has this module in one piece with Prism (tools/release/bundle.ts).
 */
const { fakerZH_CN: faker } = require('@faker-js/faker');
const { generate } = require('@stoplight/prism-http/dist/mocker/generator/JSONSchema.js');
const { JSONSchemaFaker } = require('json-schema-faker');

module.exports = { faker, generate, JSONSchemaFaker };
