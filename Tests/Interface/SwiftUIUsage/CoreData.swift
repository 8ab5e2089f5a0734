// SPDX-License-Identifier: MIT

import CoreData
import SwiftUI

final class Pebble: NSManagedObject, Identifiable {
  var name: String? {
    get { _managed() }
    set { _manage(newValue) }
  }
}

struct Pebbles: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: []) private var all: FetchedResults<Pebble>
  @FetchRequest(
    sortDescriptors: [SortDescriptor(\.name)], predicate: NSPredicate(format: "name != nil"),
    animation: .default)
  private var sorted: FetchedResults<Pebble>
  @FetchRequest(
    entity: Pebble.entity(),
    sortDescriptors: [NSSortDescriptor(keyPath: \Pebble.name, ascending: true)],
    predicate: nil, animation: .easeInOut)
  private var ofEntity: FetchedResults<Pebble>
  @FetchRequest(
    sortDescriptors: [
      NSSortDescriptor(key: "name", ascending: true, selector: Selector("compare:"))
    ])
  private var byKey: FetchedResults<Pebble>
  @FetchRequest(fetchRequest: Pebbles.request) private var requested: FetchedResults<Pebble>
  @FetchRequest private var later: FetchedResults<Pebble>
  @SectionedFetchRequest(
    sectionIdentifier: \.name, sortDescriptors: [SortDescriptor(\.name)], animation: .default)
  private var sections: SectionedFetchResults<String?, Pebble>

  static var request: NSFetchRequest<Pebble> {
    let request = NSFetchRequest<Pebble>(entityName: "Pebble")
    request.fetchLimit = 3
    return request
  }

  init(name: String) {
    _later = FetchRequest<Pebble>(
      sortDescriptors: [SortDescriptor(\.name, order: .reverse)],
      predicate: NSPredicate(format: "name == %@", name))
  }

  var body: some View {
    List {
      ForEach(all) { pebble in Text(pebble.name ?? "") }
        .onDelete { offsets in offsets.map { all[$0] }.forEach(context.delete) }
      ForEach(sections) { section in
        Section(section.id ?? "") { ForEach(section) { Text($0.name ?? "") } }
      }
    }
    .onAppear { all.nsPredicate = nil }
    .environment(\.managedObjectContext, context)
    Button("Sort") { $sorted.wrappedValue.sortDescriptors = [SortDescriptor(\.name)] }
    Button("Save") {
      let pebble = Pebble(context: context)
      pebble.name = "Flint"
      if context.hasChanges { try? context.save() }
    }
  }
}
