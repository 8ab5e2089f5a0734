// SPDX-License-Identifier: MIT

import TintypeGallery

// In the document, each of these types belongs to its own module; here they share a namespace. The
// mocks use the document's names.

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
