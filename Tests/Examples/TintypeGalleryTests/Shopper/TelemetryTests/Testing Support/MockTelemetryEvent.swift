// SPDX-License-Identifier: MIT

import TintypeGallery

struct MockTelemetryEvent<EventData>: TelemetryEvent
where EventData: Encodable & Sendable {
  let name: TelemetryEventName
  var eventData: EventData
}

extension MockTelemetryEvent: Equatable where EventData: Equatable {}
extension MockTelemetryEvent: Hashable where EventData: Hashable {}
