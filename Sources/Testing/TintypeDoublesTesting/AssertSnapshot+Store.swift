// SPDX-License-Identifier: MIT

import Foundation
import TintypeAssertions
import TintypeDoubles
import TintypeScheduling
import TintypeSnapshots

/// Asserts a snapshot of a step of a feature: a value that is made from the current state of a
/// store.
///
/// ```swift
/// await store.send(.onAppear) { $0.isLoading = true }
/// assertSnapshot(of: store, as: .image(on: .iPhone13)) { ProfileView(state: $0) }
///
/// await store.receive(.userResponse(.success(.mock))) { … }
/// assertSnapshot(of: store, as: .image(on: .iPhone13)) { ProfileView(state: $0) }
/// ```
///
/// The state is the one that the test has asserted: it does not include actions that effects have
/// sent and the test has not received. Suspended effects, such as a request without a response yet,
/// are part of the step. They do not fail the snapshot, and are listed in the reference; pending
/// work of the component itself fails it as usual.
///
/// - Parameters:
///   - store: The store.
///   - snapshotting: The strategy for taking and comparing snapshots.
///   - name: The snapshot's name within the test; by default a number.
///   - record: The record mode; by default that of the configuration and the environment.
///   - reason: The reason why work of the component itself may be pending.
///   - timeout: The maximum time to wait for an asynchronous value, in seconds.
///   - fileID: The file ID of the call site.
///   - filePath: The file path of the call site.
///   - testName: The test's name.
///   - line: The line of the call site.
///   - column: The column of the call site.
///   - value: Returns the value, such as a component, for the state.
public func assertSnapshot<State: Equatable, Action, Value, Format>(
  of store: TestStore<State, Action>,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  allowPending reason: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  _ value: (_ state: State) throws -> Value
) {
  let call = Call(fileID: fileID, filePath: filePath, line: line, column: column)
  let state = store.state
  let request = call.request(
    SnapshotOptions(
      named: name, record: record, allowPending: reason,
      known: (WorkTracker.pending().map(\.description), "Effects of the store are in flight."),
      timeout: timeout),
    test: testName)
  call.conclude(
    SnapshotSession.current.verify(of: { try value(state) }, as: snapshotting, request))
}
