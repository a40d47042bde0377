/**
 * A trace of each request for OpenTelemetry, if `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector (OTLP over HTTP, JSON).
 * `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` name the process. Spans hold the contract's
 * addresses and codes, and no query, body, cookie or session.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type TextMapGetter,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Operation } from '../services/catalogue.ts';
import type { SentResponse } from './pipeline.ts';

export interface Tracing {
  /** Begins the span of a request; it ends when the response has left or the connection is closed. */
  readonly begin: (request: IncomingMessage, response: ServerResponse, operation?: Operation) => void;
  /** Adds to the span of a response the component that answered and the code of its envelope. */
  readonly answered: (response: ServerResponse, sent: Pick<SentResponse, 'by' | 'code'>) => void;
  /** Sends the last spans, if the collector answers within a second. */
  readonly end: () => Promise<void>;
}

/** Longest wait in ms for a collector when the simulator stops. */
const SHUTDOWN_TIMEOUT_MS = 1000;

const propagator = new W3CTraceContextPropagator();

const headers: TextMapGetter<IncomingMessage['headers']> = {
  keys: (carrier) => Object.keys(carrier),
  get: (carrier, key) => carrier[key],
};

/** @param delayMs interval of sending, in ms */
export function startTracing(delayMs = 1000): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'purchasing-credit-simulator' }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: delayMs }),
    ],
  });
  const tracer = provider.getTracer('simulator');
  const spans = new WeakMap<ServerResponse, Span>();
  return {
    begin: (request, response, operation) => {
      const { method = '', url = '' } = request;
      const span = tracer.startSpan(
        operation ? `${method} ${operation.url}` : `${method} ${areaOf(url)}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            ...(operation && {
              'http.route': operation.url,
              'url.path': operation.url,
              'simulator.operation': operation.address,
            }),
          },
        },
        propagator.extract(ROOT_CONTEXT, request.headers, headers),
      );
      // A real backend behind the simulator continues this trace.
      propagator.inject(trace.setSpan(ROOT_CONTEXT, span), request.headers, {
        set: (carrier, key, value) => (carrier[key] = value),
      });
      spans.set(response, span);
      response.once('close', () => {
        if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode);
        if (!response.writableFinished)
          span.setStatus({ code: SpanStatusCode.ERROR, message: 'the connection ended before the response' });
        else if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },
    answered: (response, { by, code }) =>
      spans.get(response)?.setAttributes({ 'simulator.answered_by': by, 'simulator.code': code }),
    end: () => Promise.race([provider.shutdown().catch(() => undefined), sleep(SHUTDOWN_TIMEOUT_MS)]),
  };
}

/** Returns `/front`, `/_sim` or else `/`: the rest of an address may hold a secret, such as the token of a calendar. */
const areaOf = (url: string): string => /^\/(front|_sim)(?![^/?])/.exec(url)?.[0] ?? '/';
