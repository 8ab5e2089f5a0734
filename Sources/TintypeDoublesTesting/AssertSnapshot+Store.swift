// SPDX-License-Identifier: MIT

import Foundation
import TintypeAssertions
import TintypeDoubles
import TintypeScheduling
import TintypeSnapshots

/// Photographs a step of a feature: what is made of the state that a store has now.
///
/// ```swift
/// await store.send(.onAppear) { $0.isLoading = true }
/// assertSnapshot(of: store, as: .image(on: .iPhone13)) { ProfileView(state: $0) }
///
/// await store.receive(.userResponse(.success(.mock))) { … }
/// assertSnapshot(of: store, as: .image(on: .iPhone13)) { ProfileView(state: $0) }
/// ```
///
/// The state is what the test has asserted: what effects have sent and the test has not received is
/// not in it. Effects that wait, such as a request that has not come back, are part of the step. They
/// fail nothing, and stand in the reference; what the component waits for itself fails as ever.
///
/// - Parameters:
///   - store: The store.
///   - snapshotting: How the value is photographed and compared.
///   - name: The snapshot's name within the test; by default a number.
///   - record: Which references are written; by default as the configuration and the environment
///     say.
///   - reason: Why work of the component itself may be pending.
///   - timeout: How long to wait for a value that comes later, in seconds.
///   - fileID: The file ID of the call site.
///   - filePath: The file path of the call site.
///   - testName: The test's name.
///   - line: The line of the call site.
///   - column: The column of the call site.
///   - value: Makes the value, such as a component, of the state.
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
    named: name, record: record, allowPending: reason,
    known: (Ledger.pending().map(\.description), "Effects of the store are in flight."),
    timeout: timeout, test: testName)
  call.conclude(
    SnapshotSession.current.verify(of: { try value(state) }, as: snapshotting, request))
}
