// SPDX-License-Identifier: MIT

// The exports are by name, so that `import Combine` has the names of Apple's Combine and no others.
// Schedulers and clocks for tests are in TintypeScheduling.

@_exported import TintypeFoundation
@_exported import class TintypeScheduling.AnyCancellable
@_exported import struct TintypeScheduling.AnyPublisher
@_exported import struct TintypeScheduling.AnySubscriber
@_exported import struct TintypeScheduling.AsyncPublisher
@_exported import struct TintypeScheduling.AsyncThrowingPublisher
@_exported import protocol TintypeScheduling.Cancellable
@_exported import struct TintypeScheduling.CombineIdentifier
@_exported import protocol TintypeScheduling.ConnectablePublisher
@_exported import class TintypeScheduling.CurrentValueSubject
@_exported import protocol TintypeScheduling.CustomCombineIdentifierConvertible
@_exported import struct TintypeScheduling.Deferred
@_exported import struct TintypeScheduling.Empty
@_exported import struct TintypeScheduling.Fail
@_exported import class TintypeScheduling.Future
@_exported import struct TintypeScheduling.Just
@_exported import protocol TintypeScheduling.ObservableObject
@_exported import class TintypeScheduling.ObservableObjectPublisher
@_exported import class TintypeScheduling.PassthroughSubject
@_exported import struct TintypeScheduling.Published
@_exported import protocol TintypeScheduling.Publisher
@_exported import enum TintypeScheduling.Publishers
@_exported import struct TintypeScheduling.Record
@_exported import protocol TintypeScheduling.Scheduler
@_exported import protocol TintypeScheduling.SchedulerTimeIntervalConvertible
@_exported import protocol TintypeScheduling.Subject
@_exported import protocol TintypeScheduling.Subscriber
@_exported import enum TintypeScheduling.Subscribers
@_exported import protocol TintypeScheduling.Subscription
@_exported import enum TintypeScheduling.Subscriptions
@_exported import protocol TintypeScheduling.TopLevelDecoder
@_exported import protocol TintypeScheduling.TopLevelEncoder
