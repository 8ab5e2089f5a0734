import CoreData
import SwiftUI

struct BottleList: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.label)])
  private var bottles: FetchedResults<Bottle>

  var body: some View {
    List(bottles) { bottle in
      VStack(alignment: .leading, spacing: 4) {
        Text(bottle.label).foregroundStyle(.purple)
        Text("\(bottle.rack?.name ?? "None"), \(String(bottle.year))").font(.caption)
        if let months = bottle.monthsUntilRipe { Text("Ripe in \(months) months") }
      }
    }
  }
}

struct RackView: View {
  @ObservedObject var rack: Rack

  var body: some View {
    VStack(spacing: 12) {
      Text(rack.name ?? "")
      Text("\(rack.bottles?.count ?? 0) bottles").foregroundStyle(.purple)
    }
  }
}

#Preview("Bottles") {
  BottleList().environment(\.managedObjectContext, Storage.preview.container.viewContext)
}

#Preview("Rack") {
  let request: NSFetchRequest<Rack> = Rack.fetchRequest()
  request.predicate = NSPredicate(format: "name == %@", "Left")
  let storage = (UIApplication.shared.delegate as! CellarDelegate).storage
  let racks = try? storage.container.viewContext.fetch(request)
  return ForEach(racks ?? []) { RackView(rack: $0) }
}
