// SPDX-License-Identifier: MIT

import TintypeGallery

// In the document, each of these is a type of a module of its own; here they live in one namespace.
// The mocks are written with the document's names.

typealias AppConfiguration = Shopper.AppConfiguration
typealias Bootstrapper = Shopper.Bootstrapper
typealias Stylesheet = Shopper.Stylesheet
typealias Subapp = Shopper.Subapp
typealias SubappServices = Shopper.SubappServices
typealias TelemetryBusEventObserver = Shopper.TelemetryBusEventObserver
typealias TelemetryEvent = Shopper.TelemetryEvent
typealias TelemetryEventLogger = Shopper.TelemetryEventLogger
typealias TelemetryEventLogging = Shopper.TelemetryEventLogging
typealias TelemetryEventName = Shopper.TelemetryEventName
